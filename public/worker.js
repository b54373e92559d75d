// The game's second thread: the same program once more, so that thinking never holds up the page. The page sends the address of
// the program's bindings and its compiled code; the program finds no window and answers questions instead (src/worker).
addEventListener(
  "message",
  async ({ data: [bindings, module] }) => {
    const { default: start } = await import(bindings);
    await start({ module_or_path: module });
  },
  { once: true },
);

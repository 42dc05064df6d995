// @ts-check

/** Lets this process import TypeScript: packages are ECMAScript modules, the site is CommonJS. */
export async function registerTypeScript() {
  // Loaded late: on a fresh clone tsx is not installed yet.
  const [commonJs, modules] = await Promise.all([
    import('tsx/cjs/api'),
    import('tsx/esm/api'),
  ]);
  commonJs.register();
  modules.register();
}

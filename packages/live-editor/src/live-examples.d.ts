/** Written by the plugin, one for each example. */
declare module '@live-examples/*' {
  const example: import('./example/types').ExampleData;
  export default example;
}

/** Written by the plugin, one for each example. */
declare module '@live-examples/*' {
  import type {ExampleData} from '@lexical-documentation/live-editor';

  const example: ExampleData;
  export default example;
}

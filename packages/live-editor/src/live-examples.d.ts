/** Written by the plugin, one for each example. */
declare module '@live-examples/*' {
  import type {ExampleData} from '@lexical-documentation/live-editor';

  const example: ExampleData;
  export default example;
}

/** Written by the plugin: the versions of the installed packages that examples import. */
declare module '@live-example-versions' {
  const versions: Readonly<Record<string, string>>;
  export default versions;
}

/** Written by the plugin, one for each example. */
declare module '@live-examples/*' {
  import type {ExampleData} from '@lexical-documentation/live-examples';

  const example: ExampleData;
  export default example;
}

/** The component of examples in the server build, and an empty module in the browser build. */
declare module '@live-example-on-server' {
  import type {LiveExampleProps} from '@lexical-documentation/live-examples';
  import type {FunctionComponent} from 'react';

  export const LiveExample: FunctionComponent<LiveExampleProps> | undefined;
}

/** Written by the plugin: the versions of the installed packages that examples import. */
declare module '@live-example-versions' {
  const versions: Readonly<Record<string, string>>;
  export default versions;
}

/** Written by the plugin: loads an example of the gallery by its name, without its sources. */
declare module '@live-examples/all' {
  import type {ExampleData} from '@lexical-documentation/live-examples';

  const examples: Readonly<Record<string, () => Promise<{default: ExampleData}>>>;
  export default examples;
}

/** Written by the plugin, one for each step. */
declare module '@course/all' {
  import type {PartNames} from '@lexical-documentation/course/browser';

  const parts: readonly PartNames[];
  export default parts;
}

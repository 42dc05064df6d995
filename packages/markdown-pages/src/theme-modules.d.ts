declare module '@generated/markdown-pages/default/assistants.json' {
  import type {Assistant} from './plugin';

  const assistants: readonly Assistant[];
  export default assistants;
}

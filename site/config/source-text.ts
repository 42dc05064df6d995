import type {Plugin} from '@docusaurus/types';

/** Lets a module import a file as its text: `import text from '!!./file.ts?source'`. */
export function sourceTextPlugin(): Plugin {
  return {
    name: 'source-text',
    configureWebpack: () => ({
      module: {rules: [{resourceQuery: /^\?source$/, type: 'asset/source'}]},
    }),
  };
}

import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {Plugin} from '@docusaurus/types';

import {PAGE_TEXTS_FILE, PAGE_TEXTS_TYPE} from './page-texts';

export {
  type PageTexts,
  pageTexts,
  type RequestedTexts,
  requestTexts,
} from './page-texts';
export {remarkLaterText} from './remark-later-text';
export {
  remarkStaticText,
  staticElement,
  type StaticTextOptions,
} from './remark-static-text';
export {staticHtml, type StaticTag, tagOf} from './static-html';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/**
 * Docusaurus plugin: brings the component `StaticText`, and makes the modules of texts anew for each
 * side. The development server renders no documents ahead, so its pages carry their texts.
 */
export default function staticText(): Plugin {
  return {
    name: 'static-text',
    getThemePath: () => path.join(HERE, 'theme'),
    getTypeScriptThemePath: () => path.join(HERE, 'theme'),
    configureWebpack(config, isServer) {
      const fromDocument = !isServer && config.mode === 'production';
      const rule = {
        type: 'javascript/auto' as const,
        use: [
          {loader: path.join(HERE, 'page-texts-loader.mjs'), options: {fromDocument}},
        ],
      };
      const rules = [
        {...rule, mimetype: PAGE_TEXTS_TYPE},
        {...rule, test: PAGE_TEXTS_FILE},
      ];
      return {module: {rules}};
    },
  };
}

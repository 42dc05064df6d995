import type {PluginConfig} from '@docusaurus/types';
import type {LinkPreviewsOptions} from '@lexical-documentation/link-previews';

import {drawingFonts} from './fonts';

const options: LinkPreviewsOptions = {
  pages: ['docs/', 'gallery/', 'playground/', 'community/'],
  fonts: drawingFonts,
};

/** The plugin that gives pages a picture for links to them, and data for search engines. */
export const linkPreviewsPlugin: PluginConfig = [
  '@lexical-documentation/link-previews',
  {...options},
];

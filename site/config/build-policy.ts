import type {Config} from '@docusaurus/types';

/**
 * What stops a build. Dead links between pages do not: the link test reports them all at once,
 * files and anchors included.
 */
export const buildPolicy = {
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
} as const satisfies Partial<Config>;

import type {FeatureId} from './feature';

/** What somebody wants an editor for, and the features that serve it. */
export interface Need {
  readonly id: string;
  /** In plain words. */
  readonly label: string;
  readonly features: readonly FeatureId[];
}

const COMMENT: readonly FeatureId[] = [
  'rich-text',
  'history',
  'lists',
  'links',
  'clickable-links',
  'auto-links',
  'toolbar',
  'link-panel',
  'placeholder',
];

const ARTICLE: readonly FeatureId[] = [
  ...COMMENT,
  'tables',
  'code',
  'code-arrows',
  'horizontal-rules',
  'markdown-shortcuts',
  'images',
  'table-toolbar',
  'code-toolbar',
];

const NOTES: readonly FeatureId[] = [
  ...COMMENT,
  'check-lists',
  'markdown-shortcuts',
  'tab-indentation',
];

/** Where readers start from; the first is what the page shows at first. */
export const NEEDS: readonly Need[] = [
  {id: 'notes', label: 'Notes', features: NOTES},
  {id: 'comment', label: 'Comments in a form', features: COMMENT},
  {
    id: 'chat',
    label: 'Chat input',
    features: ['history', 'hashtags', 'auto-focus', 'placeholder', 'character-limit'],
  },
  {id: 'article', label: 'Technical articles', features: ARTICLE},
  {
    id: 'document',
    label: 'Document editor',
    features: [
      ...ARTICLE,
      'check-lists',
      'tab-indentation',
      'selection-on-display',
      'click-after-last',
      'history-announcements',
      'find-replace',
    ],
  },
  {
    id: 'page',
    label: 'Pages of blocks',
    features: [
      ...NOTES.filter((id) => id !== 'toolbar'),
      'horizontal-rules',
      'slash-menu',
      'drag-handle',
      'images',
      'columns',
      'collapsible',
    ],
  },
  {id: 'plain', label: 'Plain text only', features: ['history']},
];

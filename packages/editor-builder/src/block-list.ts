import type {Feature} from './feature';
import {insertOption, insertTool} from './offers';

const EQUATION = ['./equations/equation-extension', 'INSERT_EQUATION_COMMAND'] as const;
const COLUMNS = ['./columns/columns-extension', 'INSERT_COLUMNS_COMMAND'] as const;
const COLLAPSIBLE = [
  './collapsible/collapsible-extension',
  'INSERT_COLLAPSIBLE_COMMAND',
] as const;

/** Blocks that no public package has, from the examples. */
export const OWN_BLOCKS: readonly Feature[] = [
  {
    id: 'images',
    group: 'Own blocks',
    label: 'Images: uploaded, dropped, pasted',
    imports: {
      './images/UploadBar': ['UploadBar'],
      './images/image-extension': ['ImageExtension'],
      './tools/ToolIcon': ['ToolIcon'],
    },
    dependencies: ['ImageExtension'],
    needs: ['rich-text'],
    part: {
      example: 'images',
      files: ['ImageView.tsx', 'UploadBar.tsx', 'image-extension.ts', 'image-node.tsx'],
      above: `<UploadBar>
  <ToolIcon label="Add image" name="image" />
</UploadBar>`,
    },
  },
  {
    id: 'equations',
    group: 'Own blocks',
    label: 'Equations in TeX',
    imports: {
      './equations/EquationField': ['EquationField'],
      './equations/equation-extension': ['EquationExtension'],
    },
    dependencies: ['EquationExtension'],
    needs: ['rich-text'],
    tool: insertTool('equation', 'Equation', EQUATION, "'x^2'"),
    option: insertOption(['∑', 'Equation', 'math tex'], EQUATION, "'x^2'"),
    part: {
      example: 'equations',
      files: [
        'EquationField.tsx',
        'EquationView.tsx',
        'draw-equation.ts',
        'equation-extension.ts',
        'equation-node.tsx',
        'use-selected-equation.ts',
      ],
      context: '<EquationField />',
    },
  },
  {
    id: 'videos',
    group: 'Own blocks',
    label: 'Videos that load when clicked',
    imports: {
      './tools/ToolPanel': ['ToolPanel'],
      './videos/EmbedBar': ['EmbedBar'],
      './videos/video-extension': ['VideoExtension'],
    },
    dependencies: ['VideoExtension'],
    needs: ['rich-text'],
    part: {
      example: 'embeds',
      files: [
        'EmbedBar.tsx',
        'VideoView.tsx',
        'video-address.ts',
        'video-extension.ts',
        'video-node.tsx',
      ],
      above: `<ToolPanel icon="video" label="Video">
  <EmbedBar />
</ToolPanel>`,
    },
  },
  {
    id: 'columns',
    group: 'Own blocks',
    label: 'Columns',
    imports: {
      './columns/columns-extension': ['ColumnsExtension'],
    },
    dependencies: ['ColumnsExtension'],
    needs: ['rich-text'],
    tool: insertTool('columns', 'Columns', COLUMNS, '2'),
    option: insertOption(['▯▯', 'Columns', 'layout side'], COLUMNS, '2'),
    part: {
      example: 'columns',
      files: ['column-nodes.ts', 'columns-extension.ts'],
    },
  },
  {
    id: 'collapsible',
    group: 'Own blocks',
    label: 'Blocks that open and close',
    imports: {
      './collapsible/collapsible-extension': ['CollapsibleExtension'],
    },
    dependencies: ['CollapsibleExtension'],
    needs: ['rich-text'],
    tool: insertTool('collapsible', 'Collapsible', COLLAPSIBLE, 'undefined'),
    option: insertOption(
      ['▸', 'Collapsible', 'toggle details'],
      COLLAPSIBLE,
      'undefined',
    ),
    part: {
      example: 'collapsible',
      files: ['collapsible-extension.ts', 'collapsible-nodes.ts'],
    },
  },
];

import type {Feature} from './feature';

/** Blocks that no public package has, from the examples. */
export const OWN_BLOCKS: readonly Feature[] = [
  {
    id: 'images',
    group: 'Own blocks',
    label: 'Images: uploaded, dropped, pasted',
    imports: {
      './images/UploadBar': ['UploadBar'],
      './images/image-extension': ['ImageExtension'],
    },
    dependencies: ['ImageExtension'],
    needs: ['rich-text'],
    part: {
      example: 'images',
      files: ['ImageView.tsx', 'UploadBar.tsx', 'image-extension.ts', 'image-node.tsx'],
      above: '<UploadBar />',
    },
  },
  {
    id: 'equations',
    group: 'Own blocks',
    label: 'Equations in TeX',
    imports: {
      './equations/EquationBar': ['EquationBar'],
      './equations/equation-extension': ['EquationExtension'],
    },
    dependencies: ['EquationExtension'],
    needs: ['rich-text'],
    part: {
      example: 'equations',
      files: [
        'EquationBar.tsx',
        'EquationView.tsx',
        'draw-equation.ts',
        'equation-extension.ts',
        'equation-node.tsx',
        'use-selected-equation.ts',
      ],
      above: '<EquationBar />',
    },
  },
  {
    id: 'videos',
    group: 'Own blocks',
    label: 'Videos, loaded after a click',
    imports: {
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
      above: '<EmbedBar />',
    },
  },
  {
    id: 'columns',
    group: 'Own blocks',
    label: 'Columns',
    imports: {
      './columns/AddBar': ['AddBar as ColumnsBar'],
      './columns/columns-extension': ['ColumnsExtension'],
    },
    dependencies: ['ColumnsExtension'],
    needs: ['rich-text'],
    part: {
      example: 'columns',
      files: ['AddBar.tsx', 'column-nodes.ts', 'columns-extension.ts'],
      above: '<ColumnsBar />',
    },
  },
  {
    id: 'collapsible',
    group: 'Own blocks',
    label: 'Blocks that open and close',
    imports: {
      './collapsible/AddBar': ['AddBar as CollapsibleBar'],
      './collapsible/collapsible-extension': ['CollapsibleExtension'],
    },
    dependencies: ['CollapsibleExtension'],
    needs: ['rich-text'],
    part: {
      example: 'collapsible',
      files: ['AddBar.tsx', 'collapsible-extension.ts', 'collapsible-nodes.ts'],
      above: '<CollapsibleBar />',
    },
  },
];

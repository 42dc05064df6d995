import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'lists the transformers itself',
      edits: [
        {
          file: 'markdown.ts',
          from: '$convertToMarkdownString(transformers)',
          to: '$convertToMarkdownString([...transformers])',
        },
        {
          file: 'markdown.ts',
          from: '$convertFromMarkdownString(markdown, transformers)',
          to: '$convertFromMarkdownString(markdown, [QUOTE, HEADING, ...TEXT_FORMAT_TRANSFORMERS])',
        },
      ],
    },
    {
      title: 'names the node to fill',
      edits: [
        {
          file: 'markdown.ts',
          from: '$convertFromMarkdownString(markdown, transformers)',
          to: '$convertFromMarkdownString(markdown, transformers, $getRoot())',
        },
        {
          file: 'markdown.ts',
          from: 'import {\n',
          to: "import {$getRoot} from 'lexical';\nimport {\n",
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'writes the text',
      says: 'The Markdown for a heading',
      edits: [
        {
          file: 'markdown.ts',
          from: '$convertToMarkdownString(transformers)',
          to: '$getRoot().getTextContent()',
        },
        {
          file: 'markdown.ts',
          from: '  $convertToMarkdownString,\n',
          to: '',
        },
        {
          file: 'markdown.ts',
          from: 'import {\n',
          to: "import {$getRoot} from 'lexical';\nimport {\n",
        },
      ],
    },
    {
      title: 'only writes',
      says: 'becomes: paragraph "old"',
      edits: [
        {
          file: 'markdown.ts',
          from: '  $convertFromMarkdownString(markdown, transformers);',
          to: '  void markdown;',
        },
        {
          file: 'markdown.ts',
          from: '  $convertFromMarkdownString,\n',
          to: '',
        },
      ],
    },
    {
      title: 'reads without formats',
      says: 'paragraph "three **four**"',
      edits: [
        {
          file: 'markdown.ts',
          from: '$convertFromMarkdownString(markdown, transformers)',
          to: '$convertFromMarkdownString(markdown, [HEADING, QUOTE])',
        },
      ],
    },
    {
      title: 'reads headings only',
      says: 'becomes: heading h1 "one", paragraph "> two"',
      edits: [
        {
          file: 'markdown.ts',
          from: '$convertFromMarkdownString(markdown, transformers)',
          to: '$convertFromMarkdownString(markdown, [HEADING, ...TEXT_FORMAT_TRANSFORMERS])',
        },
      ],
    },
  ],
} satisfies Attempts;

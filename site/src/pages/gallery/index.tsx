import Link from '@docusaurus/Link';
import {LiveEditor} from '@lexical-documentation/live-editor';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {Page} from '@site/src/components/Page';
import {useSiteFields} from '@site/src/components/use-site-fields';

import styles from './gallery.module.css';

const DESCRIPTION =
  'Editors built with Lexical, running on the page: type in them, then read how they are made.';

/** Running editors, each beside the pages that explain its parts. */
export default function Gallery(): ReactNode {
  const {playgroundUrl} = useSiteFields();
  return (
    <Page title="Gallery" description={DESCRIPTION}>
      <section aria-labelledby="rich-text">
        <Heading as="h2" id="rich-text">
          Rich text with its insides showing
        </Heading>
        <p>
          Rich text, history, lists and links, put together from extensions. The panes
          show the node tree, the selection and the JSON that you would save, as you
          type. The <Link to="/docs/concepts/nodes">page about nodes</Link> explains the
          tree, the <Link to="/docs/concepts/selection">page about selection</Link> its
          points.
        </p>
        <LiveEditor label="Rich text" views={['tree', 'selection', 'json']}>
          <h3>Minutes, Tuesday</h3>
          <p>
            Select a word and watch the points of the selection move. Make it{' '}
            <strong>bold</strong>, and one text node becomes three.
          </p>
          <ul>
            <li>Enter makes a list item</li>
            <li>Enter in an empty one leaves the list</li>
          </ul>
        </LiveEditor>
      </section>
      <section aria-labelledby="elsewhere" className={styles.elsewhere}>
        <Heading as="h2" id="elsewhere">
          More to try
        </Heading>
        <ul>
          <li>
            <Link to="/blog/mdx-blog-post">Watch the tree while you type</Link>: a
            guided tour of nodes and selection, with a live editor in the text.
          </li>
          <li>
            <Link to="/blog/long-blog-post">A small editor, step by step</Link>: from an
            empty element to shortcuts, mentions and export.
          </li>
          <li>
            <Link to={playgroundUrl}>The playground</Link>: an editor with every plugin
            to switch on and off.
          </li>
        </ul>
      </section>
    </Page>
  );
}

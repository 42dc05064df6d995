import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import StaticText from '@theme/StaticText';
import type {ReactNode} from 'react';

import {LiveExample} from '../../example/LiveExample';
import type {ExampleData, ExamplePageData} from '../../example/types';
import {InlineStyles} from '../../InlineStyles';
import {Tags} from '../../gallery/Tags';

export interface Props {
  readonly example: ExampleData;
  readonly page: ExamplePageData;
}

/** The page of one example: the running example, its source, and its explanation. */
export default function LiveExamplePage({example, page}: Props): ReactNode {
  const {title, description} = example;
  const {gallery, neighbors, place, texts} = page;
  return (
    <Layout title={title} description={description}>
      <InlineStyles css={texts[0]} place={`${place}-0`} />
      <main className="example-page">
        <p className="example-page-back">
          <Link to={gallery}>Gallery</Link>
        </p>
        <Heading as="h1">{title}</Heading>
        <p className="example-page-lead">{description}</p>
        <Tags example={example} />
        <LiveExample example={example} />
        <Heading as="h2" id="how-it-works" className="example-page-heading">
          How it works
        </Heading>
        <StaticText
          as="div"
          className="example-page-explanation"
          html={texts[1]}
          place={`${place}-1`}
        />
        {neighbors.length > 0 && (
          <nav aria-label="More examples" className="example-page-neighbors">
            {neighbors.map((neighbor) => (
              <Link key={neighbor.name} to={`${gallery}/${neighbor.name}`}>
                {neighbor.title}
              </Link>
            ))}
          </nav>
        )}
      </main>
    </Layout>
  );
}

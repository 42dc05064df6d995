import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import type {GalleryData} from '../../example/types';
import {matchesFilter, tagsOf} from '../../gallery/filter-examples';
import {FilterBar} from '../../gallery/FilterBar';
import {GalleryCard} from '../../gallery/GalleryCard';
import {useGalleryFilter} from '../../gallery/use-gallery-filter';
import {InlineStyles} from '../../InlineStyles';

export interface Props {
  readonly gallery: GalleryData;
}

const DESCRIPTION =
  'Small complete editors built with Lexical: type in them, read and change their source, download them.';

/** Cards of all examples that match the reader's filter, each with a preview. */
export default function LiveExamplesGallery({gallery}: Props): ReactNode {
  const {cards, texts, place, gallery: path} = gallery;
  const [filter, setFilter] = useGalleryFilter();
  const shown = cards.filter((card) => matchesFilter(card, filter));
  return (
    <Layout title="Gallery" description={DESCRIPTION}>
      <InlineStyles css={texts[0] ?? ''} place={`${place}-0`} />
      <main className="gallery">
        <Heading as="h1">Gallery</Heading>
        <p className="gallery-lead">{DESCRIPTION}</p>
        <FilterBar
          filter={filter}
          onChange={setFilter}
          tags={tagsOf(cards)}
          shown={shown.length}
          total={cards.length}
        />
        <ul className="gallery-cards">
          {cards.map((card, index) => (
            <GalleryCard
              key={card.name}
              card={card}
              to={`${path}/${card.name}`}
              snapshot={texts[index + 1] ?? ''}
              place={`${place}-${index + 1}`}
              hidden={!shown.includes(card)}
            />
          ))}
        </ul>
        {shown.length === 0 && (
          <p>
            No example has all of these tags.{' '}
            <button
              type="button"
              className="gallery-reset"
              onClick={() => {
                setFilter({text: '', tag: null});
              }}
            >
              Show all examples
            </button>
          </p>
        )}
      </main>
    </Layout>
  );
}

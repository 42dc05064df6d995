import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import type {ExampleCard} from '../example/types';
import {Tags} from './Tags';

interface GalleryCardProps {
  readonly card: ExampleCard;
  /** The path of the example's page. */
  readonly to: string;
  /** The example's initial output, as HTML. */
  readonly snapshot: string;
  readonly place: string;
  readonly hidden: boolean;
}

/** A card with an example's output, its description, and a link to it. */
export function GalleryCard(props: GalleryCardProps): ReactNode {
  const {card, to, snapshot, place, hidden} = props;
  return (
    <li className="gallery-card" hidden={hidden}>
      <div className="gallery-card-preview" inert aria-hidden="true">
        <div
          className="gallery-card-surface"
          data-place={place}
          dangerouslySetInnerHTML={{__html: snapshot}}
        />
      </div>
      <div className="gallery-card-words">
        <Heading as="h2" className="gallery-card-title">
          <Link to={to}>{card.title}</Link>
        </Heading>
        <p className="gallery-card-description">{card.description}</p>
        <Tags example={card} />
      </div>
    </li>
  );
}

import './styles.css';

import {type ReactNode, useState} from 'react';

import {MemoryNetwork} from './memory-network';
import {Peer} from './Peer';

/** Two editors of one document, side by side. Each of them can go offline. */
export default function App(): ReactNode {
  const [network] = useState(() => new MemoryNetwork());
  return (
    <div className="collaboration">
      <Peer network={network} name="Ada" color="#3b4bd8" isFirst />
      <Peer network={network} name="Grace" color="#b3261e" />
    </div>
  );
}

import {
  type FunctionComponent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';

export interface OnDemandProps {
  /** The tool, as messages name it. */
  readonly what: string;
  readonly load: () => Promise<FunctionComponent>;
}

/** As high as the panel on most screens, so that the page below stays where it is. */
const SPACE = {minHeight: '30rem'};

/** Shows a tool whose parts are loaded once the page is there. */
export function OnDemand({what, load}: OnDemandProps): ReactNode {
  const [Panel, setPanel] = useState<FunctionComponent>();
  const [failed, setFailed] = useState(false);
  const loadOnce = useRef(load);
  useEffect(() => {
    loadOnce.current().then(
      (loaded) => setPanel(() => loaded),
      () => setFailed(true),
    );
  }, []);
  return (
    <div style={SPACE}>
      {Panel && <Panel />}
      {failed && <p role="alert">The {what} could not be loaded. Reload the page.</p>}
      <noscript>The {what} runs in your browser and needs JavaScript.</noscript>
    </div>
  );
}

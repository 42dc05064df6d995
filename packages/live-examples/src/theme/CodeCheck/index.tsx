import {type FunctionComponent, type ReactNode, useEffect, useState} from 'react';

/** As high as the panel on most screens, so that the page below stays where it is. */
const SPACE = {minHeight: '30rem'};

/** The check of pasted code; its parts are loaded by the page that shows it, and by no other. */
export default function CodeCheck(): ReactNode {
  const [Panel, setPanel] = useState<FunctionComponent>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import(/* webpackChunkName: "code-check" */ '../../check/CheckPanel').then(
      ({CheckPanel}) => setPanel(() => CheckPanel),
      () => setFailed(true),
    );
  }, []);
  return (
    <div style={SPACE}>
      {Panel && <Panel />}
      {failed && <p role="alert">The check could not be loaded. Reload the page.</p>}
      <noscript>The check runs in your browser and needs JavaScript.</noscript>
    </div>
  );
}

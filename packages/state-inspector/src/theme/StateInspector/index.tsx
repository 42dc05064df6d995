import {type FunctionComponent, type ReactNode, useEffect, useState} from 'react';

/** As high as the panel on most screens, so that the page below stays where it is. */
const SPACE = {minHeight: '24rem'};

/** The inspection of pasted states; its parts are loaded by the page that shows it, and by no other. */
export default function StateInspector(): ReactNode {
  const [Panel, setPanel] = useState<FunctionComponent>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import(/* webpackChunkName: "state-inspector" */ '../../panel/InspectPanel').then(
      ({InspectPanel}) => setPanel(() => InspectPanel),
      () => setFailed(true),
    );
  }, []);
  return (
    <div style={SPACE}>
      {Panel && <Panel />}
      {failed && (
        <p role="alert">The inspector could not be loaded. Reload the page.</p>
      )}
      <noscript>The inspector runs in your browser and needs JavaScript.</noscript>
    </div>
  );
}

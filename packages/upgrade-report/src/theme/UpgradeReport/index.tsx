import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

import type {UpgradePanelProps} from '../../browser/UpgradePanel';

/** As high as the panel without a result, so that the page below stays where it is. */
const SPACE = {minHeight: '26rem'};

/** The upgrade report; its parts are loaded by the page that shows it, and by no other. */
export default function UpgradeReport({
  versions,
}: {
  readonly versions: string;
}): ReactNode {
  const [Panel, setPanel] = useState<ComponentType<UpgradePanelProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import(/* webpackChunkName: "upgrade-report" */ '../../browser/UpgradePanel').then(
      ({UpgradePanel}) => setPanel(() => UpgradePanel),
      () => setFailed(true),
    );
  }, []);
  return (
    <div style={SPACE}>
      {Panel && <Panel versions={versions.split(' ')} />}
      {failed && <p role="alert">The report could not be loaded. Reload the page.</p>}
      <noscript>
        The report needs JavaScript. The pages of the releases show the same without it.
      </noscript>
    </div>
  );
}

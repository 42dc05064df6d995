import type {drawMath} from './draw-math';

let loading: Promise<typeof drawMath> | undefined;

/** Loads what draws equations, once; after a failure the next call tries again. */
export async function loadMath(): Promise<typeof drawMath> {
  loading ??= import(/* webpackChunkName: "playground-math" */ './draw-math').then(
    (module) => module.drawMath,
  );
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** A slice of the lab's state, as those see it who may read it and not change it. */
import type { StoreApi } from 'zustand/vanilla';

export type Readable<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

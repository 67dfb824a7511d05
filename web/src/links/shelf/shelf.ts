/** The library of this device: scenarios, runs, experiments and lessons by name, in the browser's database. */
import { say } from '../../words/say';
import { ITEM_VERSION, type Item, type ItemKind, type Strange, sorted } from './item';

const DATABASE = 'skywindow-library';
const ITEMS = 'items';
/** A later version that opens it so raises this; this page then says so and leaves it alone. */
const DATABASE_VERSION = 1;

export interface Contents {
  readonly items: readonly Item[];
  readonly strange: readonly Strange[];
}

/** Opens the database for one question; rejects with a sentence. */
async function database(): Promise<IDBDatabase> {
  if (typeof indexedDB === 'undefined') throw new Error(CLOSED);
  const request = indexedDB.open(DATABASE, DATABASE_VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(ITEMS, { keyPath: 'id' });
  return settled(request);
}

const CLOSED = say('This browser keeps nothing for this page. Save a file instead.');

/** Why nothing was kept or read, in a sentence; what was there before is there still. */
export function refusalOf(thrown: unknown): string {
  const name = thrown instanceof DOMException ? thrown.name : '';
  if (name === 'QuotaExceededError') {
    return say(
      'The storage of this browser is full: nothing was kept, and nothing is lost. Delete something, or save a file instead.',
    );
  }
  if (name === 'VersionError') {
    return say(
      'The library was kept by a newer version of Skywindow. It is left as it is; this version saves files instead.',
    );
  }
  return CLOSED;
}

/** Everything that is kept; rejects with a sentence. */
export async function contents(): Promise<Contents> {
  return asked(async (base) => sorted(await settled(storeOf(base, 'readonly').getAll())));
}

/** Keeps something new by a name; rejects with a sentence, and has changed nothing then. */
export async function keep(
  kind: ItemKind,
  name: string,
  text: string,
  picture: string | null,
): Promise<Item> {
  const id = crypto.randomUUID();
  const kept = new Date().toISOString();
  const item = { id, version: ITEM_VERSION, kind, name, kept, text, picture };
  await put(item);
  return item;
}

/** Keeps an item as it is: one that was deleted, or has another name. */
export async function put(item: Item): Promise<void> {
  await asked(async (base) => {
    const store = storeOf(base, 'readwrite');
    const done = completed(store.transaction);
    store.put(item);
    await done;
  });
}

/** Takes an item out. */
export async function remove(id: string): Promise<void> {
  await asked(async (base) => {
    const store = storeOf(base, 'readwrite');
    const done = completed(store.transaction);
    store.delete(id);
    await done;
  });
}

async function asked<T>(question: (base: IDBDatabase) => Promise<T>): Promise<T> {
  try {
    const base = await database();
    try {
      return await question(base);
    } finally {
      base.close();
    }
  } catch (thrown) {
    throw new Error(refusalOf(thrown));
  }
}

function storeOf(base: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return base.transaction(ITEMS, mode).objectStore(ITEMS);
}

/** Only a completed transaction outlives a reload. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

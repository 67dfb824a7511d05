/** The toys of `tests/recipes/`: what each adds, and by which recipe. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../steps.mjs';

export const toys = join(root, 'tests/recipes');

/** The files of a folder, from there. */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/**
 * Every toy: the row of its recipe, the lines that it adds to existing files (`edits`), its own folder, and the files that
 * it adds, from the root of the project, as they stand in `tree` of its folder.
 */
export function readToys() {
  return readdirSync(toys, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const own = join(toys, name);
      const tree = join(own, 'tree');
      const recipe = JSON.parse(readFileSync(join(own, 'recipe.json'), 'utf8'));
      return { name, ...recipe, own, files: existsSync(tree) ? filesBelow(tree) : [] };
    });
}

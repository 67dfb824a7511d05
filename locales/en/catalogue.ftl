### The built-in scenarios and experiments. Written by `npm run words`; do not edit.


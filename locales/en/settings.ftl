### The settings: labels, help and choices. Written by `npm run words`; do not edit.


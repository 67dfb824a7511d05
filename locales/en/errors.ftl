### Sentences about what is wrong. Written by `npm run words`; do not edit.


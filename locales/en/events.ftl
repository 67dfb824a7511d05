### What events, losses and states are called, and why they happen. Written by `npm run words`; do not edit.


### The globe. Written by `npm run words`; do not edit.

# globe/index.ts
no-webgl-2-for-the-globe-0c65ff = No WebGL 2 for the globe here: its flat map is drawn in 2D.

# globe/index.ts
the-globe-could-not-be-loaded-77bf3f = The globe could not be loaded. Try again; if that does not help, reload the page.

# globe/index.ts
# $a: reason
the-globe-could-not-be-drawn-86696c = The globe could not be drawn: { $a }

# globe/map/ink.ts
the-flat-map-has-no-straight-f340a0 = The flat map has no straight lines between nodes.

# globe/map/stage.ts, pages/lab/film/scene.ts
this-browser-gives-no-canvas-to-4520e7 = this browser gives no canvas to draw on

# globe/mount.ts
plus-and-minus-zoom-home-shows-b23890 = plus and minus zoom, Home shows all, Enter picks what is in the middle.

# globe/mount.ts
flat-map-arrow-keys-move-it-05e97d = Flat map. Arrow keys move it

# globe/mount.ts
globe-arrow-keys-turn-it-5e4fdd = Globe. Arrow keys turn it

# globe/stage.ts
the-browser-took-the-graphics-context-0996f3 = The browser took the graphics context away: the flat map goes on in 2D.

# globe/stage.ts
the-globe-met-an-error-while-0fbcb9 = The globe met an error while drawing: its flat map goes on in 2D.

/** The simulation core on the page's own thread: documents, checks and the sky. Simulation itself is the worker's. */
import init, * as wasm from 'skywindow-core';
import { End, numberOf } from '../protocol/codes.gen';
import type { Core, Outlook, SkyView } from '../protocol/core';
import type { Explanation } from '../protocol/core.gen';
import type { RunMeta, Satellites } from '../protocol/runMeta';
import { inLanguage } from './spoken';

/** Loads the WebAssembly module, or takes the compiled one, and gives its functions with their JSON read. */
export async function loadCore(compiled?: Promise<WebAssembly.Module>): Promise<Core> {
  await init(compiled && { module_or_path: await compiled });
  return inLanguage({
    name: () => wasm.core_name(),
    check: (scenario) => JSON.parse(wasm.check(scenario)),
    idle: (scenario) => JSON.parse(wasm.idle(scenario)),
    preset: (id) => wasm.preset(id),
    presets: () => JSON.parse(wasm.presets()),
    set: (scenario, path, value) => wasm.set(scenario, path, JSON.stringify(value)),
    elements: (scenario, text) => JSON.parse(wasm.elements(scenario, text)),
    diff: (presetId, scenario) => JSON.parse(wasm.diff(presetId, scenario)),
    differences: (scenario, other) => JSON.parse(wasm.differences(scenario, other)),
    apply: (presetId, diff) => wasm.apply(presetId, JSON.stringify(diff)),
    fields: () => JSON.parse(wasm.fields()),
    cities: () => JSON.parse(wasm.cities()),
    skyView,
  });
}

function skyView(scenario: string): SkyView {
  const sky = new wasm.SkyView(scenario);
  return {
    positions: (t_s, inertial) => sky.positions(t_s, inertial),
    orbit: (satellite, t_s, inertial, points) => sky.orbit(satellite, t_s, inertial, points),
    look: (satellite, t_s) => sky.look(satellite, t_s),
    elevation: (terminal, satellite, t_s) => sky.elevation(terminal, satellite, t_s),
    outlook: (terminal) => outlookOf(sky, terminal),
    seams_deg: (t_s) => sky.seams_deg(t_s),
    earth_angle: (t_s) => sky.earth_angle(t_s),
    explain: (code, flow, path, a, b, c, d, end = End.neither): Explanation =>
      JSON.parse(sky.explain(numberOf(code), a, b, c, d, flow, path, numberOf(end))),
    packet: (flow, kind, number) => sky.packet(flow, numberOf(kind), number),
    meta: (): RunMeta => ({ ...JSON.parse(sky.meta()), satellites: satellitesOf(sky) }),
    free: () => sky.free(),
  };
}

function outlookOf(sky: wasm.SkyView, terminal: number): Outlook {
  const outlook = sky.outlook(terminal);
  return {
    rule: () => outlook.rule(),
    look: (from_s, until_s, budget) => outlook.look(from_s, until_s, budget),
    passes: () => outlook.passes(),
    uses: () => outlook.uses(),
    directions: (satellites, t_s) => outlook.directions(satellites, t_s),
    track: (satellite, from_s, until_s, points) =>
      outlook.track(satellite, from_s, until_s, points),
    forecast: (t_s) => JSON.parse(outlook.forecast(t_s)),
    free: () => outlook.free(),
  };
}

/** Copies the columns, each of which the core makes anew whenever it is read. */
function satellitesOf(sky: wasm.SkyView): Satellites {
  const columns = sky.satellites();
  const { name, constellation, plane, slot, catalogue_number } = columns;
  columns.free();
  return { name, constellation, plane, slot, catalogue_number };
}

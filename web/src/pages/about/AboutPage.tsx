/** What the lab computes, what it assumes, where that comes from, and under which licences it is built. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { version } from '../../../../package.json';
import { PAPERS_CITED } from '../../experiments/experimentWords';
import type { Core } from '../../protocol/core';
import { Say } from '../../words/SayNodes';
import { say } from '../../words/say';
import { compiledCore } from '../../worker/compiled';
import { loadCore } from '../../worker/loadCore';
import { InstallButton } from '../lab/dialogs/InstallButton';
import { type Offered, offered } from './offered';
import './about.css';

/** The core, which may come late; null until then. */
function useCore(): Core | null {
  const [core, setCore] = useState<Core | null>(null);
  useEffect(() => {
    let left = false;
    loadCore(compiledCore()).then(
      (loaded) => {
        if (!left) setCore(loaded);
      },
      // The page says the rest without it.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return core;
}

/** The list of what can be chosen, as the core declares it. */
function Choices({ core }: { readonly core: Core | null }) {
  const all = useMemo<readonly Offered[]>(() => (core ? offered(core.fields()) : []), [core]);
  return (
    <section>
      <h3>{say('What can be chosen')}</h3>
      <dl>
        {all.map(({ name, choices }) => (
          <Fact key={name} name={name}>
            {choices.join(', ')}
          </Fact>
        ))}
      </dl>
    </section>
  );
}

interface AboutPageProps {
  readonly header: ReactNode;
}

export function AboutPage({ header }: AboutPageProps) {
  const core = useCore();
  return (
    <div className="about">
      {header}
      <main>
        <div className="title">
          <h2>{say('About Skywindow')}</h2>
          <InstallButton />
        </div>
        <p className="about-version">{say`Version ${core?.name() ?? version}`}</p>
        <p>
          <Say>
            Skywindow is a laboratory for transport protocols over satellite networks. A scenario
            says which satellites, stations, links and transfers there are; a simulation in your
            browser computes every packet of it; globe, charts and timeline show that recording at
            the playhead. The same scenario with the same seed gives the same run, bit for bit, on
            every machine. Nothing leaves your browser. The <a href="#/glossary">glossary</a> says
            every term of the page in a sentence.
          </Say>
        </p>
        <section>
          <h3>{say('The model')}</h3>
          <dl>
            <Fact name={say('Orbits')}>
              <Say>
                Walker star, Walker delta and geostationary constellations on circular orbits,
                Kepler orbits that may be ellipses, and real satellites from their element sets by
                SGP4, over a sphere that turns evenly. A packet’s delay is the straight distance at
                the moment of sending, divided by the speed of light.
              </Say>
            </Fact>
            <Fact name={say('Links')}>
              <Say>
                Inter-satellite links join neighbours in a plane and between planes. Links between
                planes are off near the poles, beyond a latitude that can be set, and wherever the
                line of sight would pass too low. Across the seam there are none unless they are
                asked for. A terminal uses one satellite above its elevation mask and changes it by
                the handover policy; a station has a terminal for each network and path.
                Geostationary satellites may also be bent pipes, and fixed nodes are joined by
                wires.
              </Say>
            </Fact>
            <Fact name={say('Routing')}>
              <Say>
                By delay or by the number of links, on one path or spread over several, computed
                anew at every change of the topology; the strategies are listed below.
              </Say>
            </Fact>
            <Fact name={say('Errors')}>
              <Say>
                Bits fail independently at each link’s bit error rate; one wrong bit loses the
                packet. Wires may lose packets at a rate of their own. A two-state process loses and
                delays packets in bursts. Queues drop what finds no place, or drop and mark packets
                early (RED). Packets collide on a radio channel that stations share. The page shows
                the true cause of every loss beside what the protocol took it for.
              </Say>
            </Fact>
            <Fact name={say('Changes')}>
              <Say>
                Links and stations change on their own dates, by a trace or at a moment of your
                choice: rates, delays, errors, rain, satellites and links that fail.
              </Say>
            </Fact>
            <Fact name={say('Transport')}>
              <Say>
                SCTP with one path or several: set-up and shutdown, streams, fragmentation and
                bundling, delayed SACKs with gap blocks, slow start and congestion avoidance with
                byte counting, fast retransmit and recovery, T3-rtx, and flow control by the
                receiver’s buffer; heartbeats, failover and return of the primary path; ECN; path
                MTU discovery. TCP with one path: handshake, window scaling, timestamps, SACK,
                delayed acknowledgements, limited transmit, ECN; Reno, NewReno, SACK and CUBIC.
                XSTP: paced data, polled reports, probing before a loss is taken for congestion.
              </Say>
            </Fact>
          </dl>
        </section>
        <Choices core={core} />
        <section>
          <h3>{say('Assumptions')}</h3>
          <ul>
            <li>
              <Say>
                The Earth is a sphere. Of perturbations Kepler orbits feel the even drift by J2,
                satellites from element sets what SGP4 has, drag too; the others none.
              </Say>
            </li>
            <li>{say('There is no weather but what a scenario says, as rain over a station.')}</li>
            <li>
              <Say>
                Routes follow a change at once: routing itself takes no time and sends nothing.
              </Say>
            </li>
            <li>
              <Say>
                Satellites forward without processing delay. Each link has a drop-tail queue, or a
                RED queue where it is asked for; a bent-pipe satellite has none towards the ground.
              </Say>
            </li>
            <li>
              <Say>
                Bits fail singly; what comes in bursts is an error process of its own. Headers are
                as vulnerable as data.
              </Say>
            </li>
            <li>
              <Say>
                Radio rates do not follow from distance and elevation; a scenario changes them by
                dates or a trace.
              </Say>
            </li>
          </ul>
        </section>
        <section>
          <h3>{say('How far to trust it')}</h3>
          <p>
            <Say>
              The core is held against other simulators, against real stacks and against published
              laws: <a href="#/validation">every check with its figures</a>, setting by setting.
              What the papers claim, and whether it holds, is in the <a href="#/gallery">gallery</a>
              .
            </Say>
          </p>
        </section>
        <section>
          <h3>{say('Papers')}</h3>
          <p>
            <Say>
              The <a href="#/gallery">gallery</a> measures again what these found, and shows results
              of your own that the command or the Python package made.
            </Say>
          </p>
          <ul>
            {PAPERS_CITED.map(({ authors, title, venue }) => (
              <li key={title} lang="en">
                {authors}: {title}
                {venue ? `, ${venue}` : ''}.
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{say('Sources')}</h3>
          <ul>
            <li>{say('RFC 9260 and RFC 2960: Stream Control Transmission Protocol.')}</li>
            <li>
              <Say>
                RFC 5681, 6582 and 6675: congestion control of TCP, NewReno, and recovery by SACK.
                RFC 9438 and 9406: CUBIC and HyStart++.
              </Say>
            </li>
            <li>{say('RFC 6298: computing the retransmission timer.')}</li>
            <li>
              <Say>RFC 3168: explicit congestion notification. RFC 1191: path MTU discovery.</Say>
            </li>
            <li>
              <Say>
                S. Floyd, V. Jacobson: Random early detection gateways for congestion avoidance,
                IEEE/ACM Transactions on Networking, 1993.
              </Say>
            </li>
            <li>
              <Say>
                J. G. Walker: Satellite constellations, J. British Interplanetary Society, 1984.
              </Say>
            </li>
            <li>
              <Say>
                D. A. Vallado, P. Crawford, R. Hujsak, T. S. Kelso: Revisiting Spacetrack Report #3,
                AIAA 2006-6753: SGP4, its verification set and the frame TEME.
              </Say>
            </li>
            <li>
              <Say>
                Geometry and goodput are compared with the simulator ns-2.35; the comparisons are
                among the project’s tests.
              </Say>
            </li>
          </ul>
        </section>
        <section>
          <h3>{say('Licences')}</h3>
          <ul>
            <li>{say('Skywindow: Apache License 2.0.')}</li>
            <li>{say('CesiumJS, the globe; jsQR, which reads codes: Apache License 2.0.')}</li>
            <li>{say('Natural Earth, the map and its borders: public domain.')}</li>
            <li>{say('Mediabunny, which puts films together: Mozilla Public License 2.0.')}</li>
            <li>{say('Inter, the typeface: SIL Open Font License 1.1.')}</li>
            <li>
              <Say>
                React, Zustand, uPlot, Lean QR, Chart2Music, PDFKit, gifenc; the propagator sgp4:
                MIT License.
              </Say>
            </li>
          </ul>
        </section>
      </main>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A TCP flow that two gateways split, for the tests of what edits it. */

export const flow = {
  name: 'web',
  from: 'host',
  to: 'server',
  protocol: 'tcp' as const,
  tcp: { mss_bytes: 500 },
  gateways: [{ at: 'a', buffer_bytes: 9000 }, { at: 'b' }],
};

export const document = {
  flows: [flow],
  routers: ['host', 'a', 'b', 'server'].map((name) => ({ name })),
};

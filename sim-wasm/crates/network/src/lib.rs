//! Packets, links, queues, error models and forwarding.

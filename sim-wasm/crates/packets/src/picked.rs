//! One packet of a run, for a worker: its bytes as it was sent, and what they say.

use skywindow_form::Reply;
use skywindow_units::SimTime;
use skywindow_world::World;
use skywindow_world::capture::{PacketTold, SentPacket, keep_packet, kept_packet};
use wasm_bindgen::prelude::*;

use crate::failure::begun;

/// A run that is made up to a packet, and from there on to the next one that is asked for.
#[wasm_bindgen]
pub struct PickedPacket {
    scenario_json: String,
    world: World,
    sent: Option<SentPacket>,
}

#[wasm_bindgen]
impl PickedPacket {
    /// The run of a scenario, given as JSON text, before it begins.
    ///
    /// # Errors
    /// Everything that is wrong with the scenario, a sentence a line.
    #[wasm_bindgen(constructor)]
    pub fn new(scenario_json: &str) -> Result<PickedPacket, JsError> {
        let (_, world) = begun(scenario_json)?;
        Ok(Self { scenario_json: scenario_json.to_owned(), world, sent: None })
    }

    /// Asks for the packet with the number `packet` among all that are recorded, from 0. A run that is past it begins
    /// anew.
    ///
    /// # Errors
    /// What is wrong with the scenario, which has been run before.
    pub fn ask(&mut self, packet: u32) -> Result<(), JsError> {
        if self.world.recording().next_segment().is_none_or(|next| next > packet) {
            self.world = begun(&self.scenario_json)?.1;
        }
        self.sent = None;
        keep_packet(&mut self.world, packet);
        Ok(())
    }

    /// Simulates on with no more work than `budget`; returns the simulated seconds reached.
    pub fn advance(&mut self, budget: u32) -> f64 {
        let progress = self.world.advance(SimTime::MAX, u64::from(budget));
        self.sent = kept_packet(&mut self.world);
        self.world.recording().discard();
        progress.reached.as_secs_f64()
    }

    /// Whether the run has ended without the packet.
    pub fn over(&self) -> bool {
        self.sent.is_none() && self.world.finished()
    }

    /// Its bytes from the IP header on; none before it is sent.
    pub fn bytes(&self) -> Vec<u8> {
        self.sent.as_ref().map_or_else(Vec::new, |sent| sent.bytes.clone())
    }

    /// What there is to say of it and its bytes, as JSON; null before it is sent.
    pub fn told(&self) -> String {
        self.sent.clone().map(PacketTold::of).to_json().to_string()
    }
}

/** Offers the tour, quietly and once. */
import { useEffect } from 'react';
import { say } from '../../../words/say';
import { wasOffered } from './offer';
import './tour.css';

interface TourOfferProps {
  onTake(): void;
  onDecline(): void;
}

export function TourOffer({ onTake, onDecline }: TourOfferProps) {
  useEffect(wasOffered, []);
  return (
    <section className="card tour-offer" aria-label={say('Tour')}>
      <p>{say('New here? Five stops show what to look at, in about a minute.')}</p>
      <div className="tour-way">
        <button type="button" className="button" onClick={onDecline}>
          {say('No, thanks')}
        </button>
        <button type="button" className="button primary" onClick={onTake}>
          {say('Take the tour')}
        </button>
      </div>
    </section>
  );
}

/** The wall of offers in the order in which they matter to a seat. */
import type { CivilizationView, OfferView } from './types';

export interface Hanging {
  offer: OfferView;
  answers: OfferView[];
  /** Somebody waits for a word of the seat about it. */
  waits: boolean;
}

/** Offers with the answers to them: what waits for the seat's word first, then its own, then the others. */
export function wallOf({ offers }: CivilizationView, seat: number | null): Hanging[] {
  const hanging = offers
    .filter(({ answers }) => answers === 0)
    .map((offer) => {
      const answers = offers.filter((each) => each.answers === offer.offer);
      const answered = answers.some((answer) => answer.seat === seat);
      const waits = offer.seat === seat ? answers.length > 0 : offer.to === seat && !answered;
      return { offer, answers, waits };
    });
  const rank = ({ offer, waits }: Hanging) => (waits ? 0 : offer.seat === seat ? 1 : 2);
  return hanging.toSorted((one, other) => rank(one) - rank(other));
}

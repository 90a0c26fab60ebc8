import { answered, cards, stack } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { ItemAudio } from '../../parts/ItemAudio'
import { Passage } from '../../parts/Passage'
import { PieceOrder } from '../../parts/PieceOrder'
import { ItemPicture } from '../../parts/Texts'
import { OrderPrompt } from './OrderPrompt'

/** Words or sentences that were put in order. */
export const Sequencing = cards(
  answered([Passage, ItemAudio], stack(OrderPrompt, ItemPicture, PieceOrder, ItemAudio, Tips, Samples)),
)

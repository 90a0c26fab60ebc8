import { answered, cards, stack } from '../../compose'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { PieceOrder } from '../../parts/PieceOrder'
import { ItemPicture } from '../../parts/Texts'
import { OrderPrompt } from './OrderPrompt'

/** Words or sentences that were put in order. */
export const Sequencing = cards(
  answered([Passage, ItemAudio], stack(OrderPrompt, ItemPicture, PieceOrder, ItemAudio, Tips, Samples)),
)

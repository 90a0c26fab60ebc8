import { pictureCards } from '../../answers'
import { Context, EnglishQuestion, Japanese, Task } from '../../parts/Texts'

/** Questions about a picture. */
export const PictureAnswer = pictureCards(Task, Context, EnglishQuestion, Japanese)

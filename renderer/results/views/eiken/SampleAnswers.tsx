import type { ExamSample } from '../../content/eiken-exam'
import { FileAudio } from '../../parts/ItemAudio'
import { ItemKeyProvider } from '../../parts/use-item-key'
import { resultText } from '../../text'
import styles from './SampleAnswers.module.css'

const placeOf = ({ no, subNo }: ExamSample): string =>
  subNo === undefined ? resultText.no(no) : `${resultText.no(no)} ${resultText.question(subNo)}`

/** The sample answers with their prompts; always shown. */
export function SampleAnswers({ samples }: { samples: readonly ExamSample[] }) {
  return (
    <ItemKeyProvider value={undefined}>
      <ol className={styles.list}>
        {samples.map(sample => (
          <li key={sample.key} className={styles.sample}>
            <span className={styles.no}>{placeOf(sample)}</span>
            <div className={styles.body}>
              {sample.prompt === undefined ? null : (
                <p className={styles.prompt} lang="en">
                  {sample.prompt}
                </p>
              )}
              {[...new Set(sample.samples)].map(text => (
                <p key={text} className={styles.text} lang="en">
                  {text}
                </p>
              ))}
              {sample.audio === undefined ? null : <FileAudio kind="sample" file={sample.audio} />}
            </div>
          </li>
        ))}
      </ol>
    </ItemKeyProvider>
  )
}

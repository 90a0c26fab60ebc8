import styles from './SummaryNumbers.module.css'

export interface SummaryNumber {
  label: string
  /** Parts of value and unit, e.g. 12 時間 30 分; an empty unit stands for a value that is not there. */
  parts: readonly { value: string; unit: string }[]
  /** Asks for attention. */
  strong?: boolean
}

/** A row of figures with their labels. */
export function SummaryNumbers({ figures }: { figures: readonly SummaryNumber[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, parts, strong }) => (
        <div key={label} className={strong ? `${styles.figure} ${styles.strong}` : styles.figure}>
          <dt>{label}</dt>
          <dd>
            {parts.map(({ value, unit }) => (
              <span key={unit}>
                <b>{value}</b>
                {unit}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import styles from './ItemPlaceholder.module.css'

/** The room of an item that is drawn in a moment. */
export const ItemPlaceholder = () => <div className={styles.later} data-later />

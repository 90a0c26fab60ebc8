import classes from './ItemPlaceholder.module.css'

/** Reserves the space of an item that has not been rendered yet. */
export const ItemPlaceholder = () => <div className={classes.placeholder} data-placeholder />

/** A test keeps it equal to that of package.json. */
export const version = '1.0.0'

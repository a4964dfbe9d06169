/**
 * `http://…`, `https://…`, or a path of the site; `//` and `/\` begin with a host. Without flags: the schema for
 * editors is made of it.
 */
export const addressPattern = /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|\/(?![/\\]))/

/**
 * Collects the rows of a table as JSON texts, until one of its limits. `add` drops empty rows, and empty
 * cells beyond the last column. `reason`: why the table is refused, or null.
 */
export function createRows({ maxRows, maxColumns, maxText }) {
  const texts = [];
  let length = 0;
  let reason = null;
  return {
    texts,
    get reason() {
      return reason;
    },
    add(line, cells) {
      if (reason) return;
      const last = cells.findLastIndex((cell) => cell.trim() !== '');
      if (last < 0) return;
      if (last >= maxColumns) reason = 'too-many-columns';
      else if (texts.length === maxRows) reason = 'too-many-rows';
      if (reason) return;
      // The reader would treat Unicode line breaks as line ends.
      const text = JSON.stringify({ line, cells: cells.slice(0, maxColumns) }).replace(
        /[\u2028\u2029]/g,
        (sign) => `\\u${sign.charCodeAt(0).toString(16)}`,
      );
      length += text.length;
      if (length > maxText) reason = 'too-heavy';
      else texts.push(text);
    },
  };
}

/**
 * Keeps the page true and alive while something else changes its nodes. A translation of the browser replaces text nodes,
 * and React would go on with the old ones: it would throw, or write a new price into a text that nobody sees
 * (https://github.com/facebook/react/issues/11538). Here a replaced text comes back as soon as React touches it; the
 * translation then sees a new text, as after any other change. Nodes that an extension moves or wraps do no harm either.
 */

/** Texts that were replaced together, as those of one sentence are, with the nodes that stand in for them. */
interface Replaced {
  readonly texts: readonly Text[];
  readonly standIns: readonly ChildNode[];
  readonly parent: Node;
  /** The node before the first text: the place when nothing stands in for the texts. */
  readonly before: ChildNode | null;
}

/** The texts of the app. A translation makes its texts in a world of its own, where nothing here is changed. */
const ours = new WeakSet<Node>();
const replaced = new WeakMap<Node, Replaced>();
/** The texts behind a node that stands in for them: a translation may replace its own nodes, too. */
const behind = new WeakMap<Node, readonly Text[]>();
let observer: MutationObserver;

/** Starts the guard. Call this before the first draw. */
export function guardReplacedText(): void {
  observer = new MutationObserver(notice);
  observer.observe(document, { childList: true, subtree: true });
  const { createTextNode } = Document.prototype;
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue")!;

  Document.prototype.createTextNode = function (data) {
    const text = createTextNode.call(this, data);
    ours.add(text);
    return text;
  };
  Object.defineProperty(Text.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Text, value: string | null) {
      if (this.parentNode === null) bringBack(this);
      nodeValue.set?.call(this, value);
    },
  });
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    if (!next || next.parentNode === this) return insertBefore.call(this, node, next) as T;
    bringBack(next);
    return insertBefore.call(this, node, childWith(this, next)) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    bringBack(child);
    let parent = child.parentNode;
    parent?.removeChild(child);
    // Without the child, a wrapper would stay as a gap.
    while (parent && parent !== this && !parent.hasChildNodes() && this.contains(parent)) {
      const wrapper: Node = parent;
      parent = wrapper.parentNode;
      parent?.removeChild(wrapper);
    }
    return child;
  };
}

/** Returns the child of the parent that is or holds the node; null: none. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Puts a replaced text back into its place, with the other texts of its sentence. */
function bringBack(text: Node): void {
  notice(observer.takeRecords());
  const place = text.parentNode === null ? replaced.get(text) : undefined;
  if (!place) return;
  const { texts, standIns, parent, before } = place;
  const first = standIns.find((node) => node.parentNode === parent);
  const next = first ?? (before?.parentNode === parent ? before.nextSibling : parent.firstChild);
  for (const one of texts) {
    replaced.delete(one);
    if (one.parentNode === null) parent.insertBefore(one, next);
  }
  for (const node of standIns) node.remove();
  // Our own changes replace nothing.
  observer.takeRecords();
}

/** Learns from changes which texts were replaced, and by what. */
function notice(records: readonly MutationRecord[]): void {
  const changes = new Map<Node, MutationRecord[]>();
  for (const record of records) changes.set(record.target, [...(changes.get(record.target) ?? []), record]);
  for (const [parent, own] of changes)
    if (own.some(({ removedNodes }) => [...removedNodes].some((node) => textsOf(node).length > 0)))
      compare(parent, own);
}

/** Returns the texts of the app that a removed node was or stood for. */
function textsOf(node: Node): readonly Text[] {
  return ours.has(node) ? [node as Text] : (behind.get(node) ?? []);
}

/** Remembers for texts that are gone what stands between the neighbours that stayed. */
function compare(parent: Node, records: readonly MutationRecord[]): void {
  const old = childrenBefore(parent, records);
  const stayed = new Set<Node | null>(old.filter((node) => node.parentNode === parent));
  let before: ChildNode | null = null;
  let texts: Text[] = [];
  for (const node of [...old, null]) {
    if (node !== null && !stayed.has(node)) {
      texts.push(...textsOf(node));
      continue;
    }
    if (texts.length > 0) {
      const standIns: ChildNode[] = [];
      let next: ChildNode | null = before === null ? parent.firstChild : before.nextSibling;
      for (; next && !stayed.has(next); next = next.nextSibling) standIns.push(next);
      for (const text of texts) replaced.set(text, { texts, standIns, parent, before });
      for (const standIn of standIns) behind.set(standIn, texts);
    }
    texts = [];
    before = node;
  }
}

/**
 * Returns the children of a parent before the changes: undoes them from the last to the first. A text that came with these
 * changes and was replaced at once is among them.
 */
function childrenBefore(parent: Node, records: readonly MutationRecord[]): ChildNode[] {
  const children: Node[] = [...parent.childNodes];
  for (const { addedNodes, removedNodes, nextSibling } of records.toReversed()) {
    for (const node of addedNodes)
      if (node.parentNode === parent || !ours.has(node)) children.splice(children.indexOf(node), 1);
    const at = nextSibling === null ? children.length : children.indexOf(nextSibling);
    children.splice(at, 0, ...removedNodes);
  }
  return children as ChildNode[];
}

/** Cases of uploads. */
import { formOf, PNG } from "../base/upload.ts";
import { newKey } from "../base/target.ts";
import { refused, success, UNKNOWN_ID, type Case } from "../base/case.ts";

const PDF = Buffer.from("%PDF-1.4\n%%EOF\n");
const TEN_MB = 10 * 1024 * 1024;

const portrait: Case["call"] = ({ rival }) => ({ token: rival, form: formOf(new Uint8Array(PNG)) });
const document: Case["call"] = ({ rival }) => ({
  token: rival,
  form: formOf(new Uint8Array(PDF), "document"),
});

const photo: Case["call"] = ({ rival }) => ({
  token: rival,
  form: formOf(new Uint8Array(PNG), "lot_photo"),
});
const TURNED = { turn: 90, crop: { x: 10, y: 0, width: 80, height: 100 } };

const part: Case["call"] = (testData, before) => ({
  ...document(testData, before),
  path: { upload: newKey() },
  query: { from: 0, size: PDF.length },
});

export const fileSuccesses: readonly Case[] = [
  success("uploadPart", part),
  success("setAvatar", portrait),
  success("removeAvatar", ({ rival }) => ({ token: rival })),
  success("uploadFile", document),
  {
    ...success("deleteFile", ({ rival }, [uploaded]) => ({
      token: rival,
      path: { id: uploaded?.body.data.id_file },
    })),
    after: [{ id: "uploadFile", call: document }],
  },
  {
    ...success("getOriginal", ({ rival }, [uploaded]) => ({
      token: rival,
      path: { id: uploaded?.body.data.id_file },
    })),
    after: [{ id: "uploadFile", call: photo }],
  },
  {
    ...success("changePhoto", ({ rival }, [uploaded]) => ({
      token: rival,
      path: { id: uploaded?.body.data.id_file },
      body: TURNED,
    })),
    after: [{ id: "uploadFile", call: photo }],
  },
];

const halfAForm: Case["call"] = ({ rival }) => ({
  token: rival,
  headers: { "content-type": "multipart/form-data; boundary=x" },
  body: "--x\r\nhalf",
});

const partOf =
  (call: Case["call"], size: number): Case["call"] =>
  (testData, before) => ({ ...call(testData, before), path: { upload: newKey() }, query: { from: 0, size } });

export const fileRefusals: readonly Case[] = [
  refused("uploadPart", "refuses half a form", 400, "BAD_REQUEST", partOf(halfAForm, 9)),
  refused(
    "uploadPart",
    "refuses a document of more than twenty MB",
    413,
    "TOO_LARGE",
    partOf(document, 3 * TEN_MB),
  ),
  refused(
    "uploadPart",
    "refuses a text file",
    415,
    "UNSUPPORTED_TYPE",
    partOf(
      ({ rival }) => ({ token: rival, form: formOf(new Uint8Array(Buffer.from("words")), "document") }),
      5,
    ),
  ),
  refused("setAvatar", "refuses half a form", 400, "BAD_REQUEST", halfAForm),
  refused("uploadFile", "refuses half a form", 400, "BAD_REQUEST", halfAForm),
  refused("setAvatar", "refuses more than ten MB", 413, "TOO_LARGE", ({ rival }) => ({
    token: rival,
    form: formOf(new Uint8Array(TEN_MB + 1)),
  })),
  refused("uploadFile", "refuses a photo of more than ten MB", 413, "TOO_LARGE", ({ rival }) => ({
    token: rival,
    form: formOf(new Uint8Array(TEN_MB + 1), "lot_photo"),
  })),
  refused("setAvatar", "refuses a file that is no picture", 415, "UNSUPPORTED_TYPE", ({ rival }) => ({
    token: rival,
    form: formOf(new Uint8Array(PDF)),
  })),
  refused("uploadFile", "refuses a text file", 415, "UNSUPPORTED_TYPE", ({ rival }) => ({
    token: rival,
    form: formOf(new Uint8Array(Buffer.from("words")), "document"),
  })),
  refused("getOriginal", "refuses an unknown photo", 404, "NOT_FOUND", ({ rival }) => ({
    token: rival,
    path: { id: UNKNOWN_ID },
  })),
  refused("changePhoto", "refuses an unknown photo", 404, "NOT_FOUND", ({ rival }) => ({
    token: rival,
    path: { id: UNKNOWN_ID },
    body: TURNED,
  })),
  refused("deleteFile", "refuses an unknown file", 404, "NOT_FOUND", ({ rival }) => ({
    token: rival,
    path: { id: UNKNOWN_ID },
  })),
  {
    ...refused("deleteFile", "refuses a file in use", 409, "STALE", ({ rival }, [portraitSet]) => ({
      token: rival,
      path: { id: portraitSet?.body.data.id_file },
    })),
    after: [{ id: "setAvatar", call: portrait }],
  },
];

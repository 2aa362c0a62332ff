#pragma once
#include <histedit.h>
#include <stdio.h>
#include <wchar.h>

// glibc hides this behind _XOPEN_SOURCE, which a module's importer cannot be told to define. libedit draws with it.
int wcwidth(wchar_t character);

// Swift sees the C streams as mutable globals and refuses them in the Swift 6 mode.
static inline FILE *rxlab_stdin(void) { return stdin; }
static inline FILE *rxlab_stdout(void) { return stdout; }
static inline FILE *rxlab_stderr(void) { return stderr; }

// Swift cannot call variadic C functions, so each use of el_wset, el_wget and history_w has a name
// of its own. All of them are the wide ones: the narrow ones convert through the locale.

// libedit keeps this type to itself.
typedef wchar_t *(*rxlab_prompt_function)(EditLine *);
typedef unsigned char (*rxlab_key_function)(EditLine *, wint_t);

// `mark` stands before and after each run of characters that takes no room on the screen.
static inline int rxlab_el_set_prompt(EditLine *el, rxlab_prompt_function prompt, wchar_t mark) {
  return el_wset(el, EL_PROMPT_ESC, prompt, mark);
}

static inline int rxlab_el_set_terminal(EditLine *el, const char *name) {
  return el_wset(el, EL_TERMINAL, name);
}

static inline int rxlab_el_set_editor(EditLine *el, const wchar_t *name) {
  return el_wset(el, EL_EDITOR, name);
}

// libedit keeps both pointers, so the strings must live as long as `el`.
static inline int rxlab_el_add_function(
    EditLine *el, const wchar_t *name, const wchar_t *help, rxlab_key_function function) {
  return el_wset(el, EL_ADDFN, name, help, function);
}

static inline int rxlab_el_set_history(EditLine *el, HistoryW *list) {
  return el_wset(el, EL_HIST, history_w, list);
}

static inline int rxlab_el_set_reader(EditLine *el, el_rfunc_t reader) {
  return el_wset(el, EL_GETCFN, reader);
}

static inline int rxlab_el_set_owner(EditLine *el, void *owner) {
  return el_wset(el, EL_CLIENTDATA, owner);
}

static inline void *rxlab_el_owner(EditLine *el) {
  void *owner = NULL;
  el_wget(el, EL_CLIENTDATA, &owner);
  return owner;
}

// Switches the terminal to editing (1) or gives it back as it was (0).
static inline int rxlab_el_prepare_terminal(EditLine *el, int editing) {
  return el_wset(el, EL_PREP_TERM, editing);
}

static inline int rxlab_el_refresh(EditLine *el) {
  return el_wset(el, EL_REFRESH);
}

static inline int rxlab_history_set_size(HistoryW *list, int size) {
  HistEventW event;
  return history_w(list, &event, H_SETSIZE, size);
}

static inline int rxlab_history_clear(HistoryW *list) {
  HistEventW event;
  return history_w(list, &event, H_CLEAR);
}

static inline int rxlab_history_enter(HistoryW *list, const wchar_t *entry) {
  HistEventW event;
  return history_w(list, &event, H_ENTER, entry);
}

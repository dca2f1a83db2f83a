#pragma once
#include "cells.h"
#include "glyphs.h"
#include "images.h"
#include "kernels.h"
#include "paint.h"
#include "rows.h"
#include "spans.h"
